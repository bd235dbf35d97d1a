/**
 * Key in local storage of the marker that a session was open here when this browser last heard of it. It holds no secret:
 * it only tells whether to expect the refresh cookie, which no script can see, before the service has answered.
 */
export const sessionMarkerKey = (name: string, baseUrl: string, clientId = ''): string =>
  `fe:session:${name}:${clientId}:${baseUrl}`;
