/** A name, an address or a code as its owner wrote it: in its own script and direction, not to be translated. */
export function AsWritten({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>;
}

/** A sentence that contains something as its owner wrote it. */
export function WithWritten({ sentence, written }: { sentence: string; written: string }) {
  const at = sentence.indexOf(written);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <AsWritten>{written}</AsWritten>
      {sentence.slice(at + written.length)}
    </>
  );
}
