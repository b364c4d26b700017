declare module 'swagger-ui-dist' {
  /** The folder of the built files. */
  export function absolutePath(): string;
}
