import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is somebody's on the public internet: no private, local, shared, reserved or translated one. */
export const isPublic = (address: string): boolean =>
  // an IPv4 address inside an IPv6 one is looked at as what it is
  isIP(address) > 0 && ipaddr.process(address).range() === 'unicast';
