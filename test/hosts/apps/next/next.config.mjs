/** The elements call the address of the application, which passes their calls on to the service. */
// oxlint-disable-next-line import/no-default-export -- Next.js asks for it
export default {
  rewrites: async () => [{ source: '/frontegg/:path*', destination: `${process.env.SERVICE}/frontegg/:path*` }],
};
