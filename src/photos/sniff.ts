type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif';

type Signature = { format: PhotoFormat; offset: number; bytes: string };

/** Signatures in Latin-1, so that one string compares raw bytes. */
const signatures: Signature[] = [
  { format: 'jpeg', offset: 0, bytes: '\xff\xd8\xff' },
  { format: 'png', offset: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { format: 'gif', offset: 0, bytes: 'GIF87a' },
  { format: 'gif', offset: 0, bytes: 'GIF89a' },
  { format: 'webp', offset: 8, bytes: 'WEBP' },
  { format: 'tiff', offset: 0, bytes: 'II*\0' },
  { format: 'tiff', offset: 0, bytes: 'MM\0*' },
  { format: 'avif', offset: 4, bytes: 'ftypavif' },
  { format: 'avif', offset: 4, bytes: 'ftypavis' },
  { format: 'avif', offset: 4, bytes: 'ftypmif1' },
];

/**
 * The photo format that the first bytes announce, or null. Only these formats reach the
 * decoder: libraries that draw documents (SVG, PDF) never see what a stranger sends.
 */
export function sniffPhoto(bytes: Uint8Array): PhotoFormat | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16));
  const text = head.toString('latin1');
  const match = signatures.find((one) => text.startsWith(one.bytes, one.offset));
  return match?.format ?? null;
}
