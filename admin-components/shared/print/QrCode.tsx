/** A QR code drawn as one path: sharp on every printer. */
import QRCode from 'qrcode';

export function QrCode({ text, size = 96, label }: { text: string; size?: number; label: string }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size;
  let path = '';
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return (
    <svg
      className="haat-qr"
      width={size}
      height={size}
      viewBox={`-2 -2 ${side + 4} ${side + 4}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-2} y={-2} width={side + 4} height={side + 4} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
