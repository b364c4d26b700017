/** A name, an address or a code as its owner wrote it: in its own script and direction, not to be translated. */
export function AsWritten({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>;
}
