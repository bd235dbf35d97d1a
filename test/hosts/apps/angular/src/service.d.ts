/** Address of the service, a constant of the build. */
declare const SERVICE: string;
