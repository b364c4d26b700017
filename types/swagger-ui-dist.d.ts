declare module 'swagger-ui-dist/absolute-path.js' {
  /** The folder of the built files. */
  export default function absolutePath(): string;
}
