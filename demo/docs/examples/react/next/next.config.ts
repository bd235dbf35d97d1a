import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  // calls of the elements go to this address, and on to the service
  rewrites: async () => [{ source: '/frontegg/:path*', destination: 'http://localhost:3000/frontegg/:path*' }],
};

export default nextConfig;
