/**
 * The content in memory of its own. Small buffers share a piece of the runtime's pool, and
 * compressed ones lie in a chunk that was as large as they might become: a cache that keeps one of
 * those keeps all that lies around it.
 */
export function ownBytes(content: string | Buffer): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') bytes.write(content);
  else bytes.set(content);
  return bytes;
}
