/** Faces for accounts and documents for vendor applications. None of them shows a real person or a real document. */
import { circle, each, ellipse, faint, group, line, mix, paper, path, rect, white } from './shapes';
import { alpona, svg } from './scenes';
import { mark } from './house';
import { word } from './words';

export type Face = { skin: string; hair: string; cloth: string; ground: string; look: 'short' | 'beard' | 'orna' | 'long' | 'cap' };

const hairOf: Record<Face['look'], (f: Face) => { behind: string; above: string }> = {
  short: (f) => ({ behind: '', above: path('M142 190C136 110 180 80 204 84C270 74 272 130 260 190C250 150 234 136 200 138C170 136 152 150 142 190Z', f.hair) }),
  beard: (f) => ({ behind: '', above: path('M142 190C136 110 180 84 204 86C270 78 272 130 260 190C250 150 234 140 200 140C170 140 152 150 142 190Z', f.hair) + path('M144 196C146 290 256 290 258 196C246 226 228 222 201 222S156 226 144 196Z', f.hair) + path('M182 238Q201 250 220 238', mix(f.skin, '#8A3A2A', 0.5)) }),
  orna: (f) => ({ behind: path('M116 330C96 170 130 70 201 70S306 170 286 330Z', f.cloth), above: path('M136 214C130 130 164 104 201 104S272 130 266 214C258 150 236 132 201 132S144 150 136 214Z', f.cloth) + faint(0.25, path('M136 214C130 130 164 104 201 104C160 120 146 150 136 214Z', white)) }),
  long: (f) => ({ behind: path('M128 320C110 150 140 76 201 76S292 150 274 320Z', f.hair), above: path('M140 200C134 120 170 94 201 94S268 120 262 200C254 150 222 128 196 130C170 140 150 160 140 200Z', f.hair) + circle(201, 168, 6, '#C0392B') }),
  cap: (f) => ({ behind: '', above: path('M138 160C138 96 170 74 201 74S264 96 264 160Q201 140 138 160Z', paper) + each(5, (i) => circle(160 + i * 20, 142 - Math.abs(i - 2) * -3, 4, mix(f.cloth, paper, 0.4))) + path('M146 210C150 280 252 280 256 210C244 232 228 228 201 228S158 232 146 210Z', f.hair) }),
};

/** An account's picture, 400 x 400. */
export function face(f: Face): string {
  const hair = hairOf[f.look](f);
  return svg(400, 400, rect(0, 0, 400, 400, 0, f.ground) + faint(0.35, alpona(200, 190, 200, white)) + hair.behind + path('M60 400C66 316 130 296 200 296S334 316 340 400Z', f.cloth) + path('M168 250H234V310Q201 340 168 310Z', mix(f.skin, '#5A2F16', 0.14)) + path('M150 296Q201 356 252 296L240 292Q201 330 162 292Z', mix(f.cloth, white, 0.35)) + ellipse(201, 196, 60, 74, f.skin) + circle(178, 196, 6.5, '#2A1A12') + circle(224, 196, 6.5, '#2A1A12') + line('M166 180Q178 172 190 180M212 180Q224 172 236 180', mix(f.hair, '#000000', 0.2), 5) + line('M184 234Q201 248 218 234', mix(f.skin, '#7A2E22', 0.6), 5) + hair.above);
}

export const faces: readonly Face[] = [
  { skin: '#C68A5B', hair: '#241812', cloth: '#0B6E4F', ground: '#F6D9A8', look: 'short' },
  { skin: '#D8A274', hair: '#1E1512', cloth: '#B3246B', ground: '#F7D6E2', look: 'orna' },
  { skin: '#B87848', hair: '#1B120D', cloth: '#27476E', ground: '#CFE0EC', look: 'beard' },
  { skin: '#CF9765', hair: '#20140E', cloth: '#C4512D', ground: '#F9E0C4', look: 'long' },
  { skin: '#A96C41', hair: '#D8D3CB', cloth: '#556B2F', ground: '#DCE6CF', look: 'cap' },
  { skin: '#DDAA7C', hair: '#1A1210', cloth: '#6B2C82', ground: '#E4D6EE', look: 'long' },
  { skin: '#BC8152', hair: '#191210', cloth: '#0F7173', ground: '#CDE7E5', look: 'orna' },
  { skin: '#C98F60', hair: '#15100D', cloth: '#8A2E2E', ground: '#F3D3CC', look: 'short' },
];

const rows = (x: number, y: number, widths: readonly number[], step: number, fill: string, h = 16) => widths.map((w, i) => rect(x, y + i * step, w, h, h / 2, fill)).join('');

/** A card that stands for an identity card, front or back, marked as a sample. */
export function identityCard(side: 'front' | 'back'): string {
  const body = side === 'front'
    ? rect(70, 190, 230, 280, 18, '#D6E4DC') + circle(185, 290, 64, '#9DB8A9') + path('M92 470C96 390 140 370 185 370S274 390 278 470Z', '#9DB8A9') + rows(350, 210, [440, 520, 400, 480, 330], 56, '#B9CDC2') + rows(350, 210, [110, 130, 90, 120, 100], 56, '#6E9482')
    : rows(80, 190, [840, 800, 620], 54, '#B9CDC2') + rows(80, 372, [360, 300], 50, '#B9CDC2') + each(46, (i) => rect(520 + i * 9, 380, (i * 7) % 5 + 2, 120, 0, '#2B3A33'));
  return svg(1000, 640, rect(0, 0, 1000, 640, 0, '#E7EFEA') + rect(24, 24, 952, 592, 36, '#F8FCF9') + faint(0.5, alpona(800, 430, 230, '#DCEAE2')) + rect(24, 24, 952, 110, 36, '#0B6E4F') + rect(24, 90, 952, 44, 0, '#0B6E4F') + group('translate(60 42) scale(.72)', mark('#FBFAF6', '#F2A541', '#0B6E4F')) + word('sample', 160, 96, 52, paper) + word('sampleEnglish', 330, 96, 44, '#F6D9A8') + body + group('rotate(-16 500 380)', faint(0.16, word('sampleEnglish', 500, 440, 190, '#B3261E', 'middle'))) + rect(24, 560, 952, 12, 0, '#F2A541'));
}

/** A sheet that stands for a trade licence, marked as a sample. */
export function tradeLicence(): string {
  return svg(900, 1200, rect(0, 0, 900, 1200, 0, '#EFE9DB') + rect(40, 40, 820, 1120, 12, '#FFFDF6') + `<rect x="66" y="66" width="768" height="1068" fill="none" stroke="#0B6E4F" stroke-width="6"/><rect x="82" y="82" width="736" height="1036" fill="none" stroke="#F2A541" stroke-width="3"/>` + faint(0.4, alpona(450, 640, 290, '#E3EEE7')) + group('translate(392 110) scale(1.16)', mark('#0B6E4F', '#F2A541', '#FBFAF6')) + word('sample', 450, 310, 74, '#0B6E4F', 'middle') + word('sampleEnglish', 450, 366, 44, '#8A6A2A', 'middle') + rows(140, 430, [160, 200, 150, 190, 170, 140], 74, '#6E9482', 18) + rows(360, 430, [400, 340, 420, 300, 380, 280], 74, '#CAD6CE', 18) + rows(140, 900, [620, 580, 300], 40, '#DAD2BE', 12) + circle(690, 1010, 78, '#B3261E') + circle(690, 1010, 66, '#FFFDF6') + faint(0.85, alpona(690, 1010, 58, '#B3261E')) + line('M150 1060C200 1000 230 1090 270 1040S330 1060 360 1030', '#27476E', 7) + group('rotate(-28 450 650)', faint(0.13, word('sampleEnglish', 450, 700, 190, '#B3261E', 'middle'))));
}
