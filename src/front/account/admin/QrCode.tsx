import { encodeQR } from 'qr';

/** Draws a QR code. Always dark on white with a margin, because cameras need both. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  return (
    <svg
      className="block w-50 max-w-full mt-4 border border-line rounded-2 bg-white"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path
        d={rows
          .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
          .join('')}
        fill="#000"
      />
    </svg>
  );
}
