/**
 * Packaging of goods: sacks, bowls, bottles, jars, boxes, piles. A mark is drawn around (0, 0), about 100 wide each
 * way.
 */
import type { Tone } from '../shapes';
import { circle, each, ellipse, faint, group, line, mix, path, rect, shade, shine, white } from '../shapes';

export const put = (x: number, y: number, size: number, ...inside: string[]) => group(`translate(${x} ${y}) scale(${size})`, ...inside);
export const turned = (x: number, y: number, angle: number, ...inside: string[]) => group(`translate(${x} ${y}) rotate(${angle})`, ...inside);

/** An open jute sack with its content on top and a label. */
export const sack = (t: Tone, grain: string, mark: string) =>
  path('M250 350C206 530 190 760 244 846Q500 880 756 846C810 760 794 530 750 350Z', '#D8B07A') +
  faint(0.35, each(7, (i) => line(`M${290 + i * 70} 400Q${275 + i * 75} 620 ${288 + i * 71} 840`, '#B98A4C', 5))) +
  shade('M640 350C688 530 700 730 650 860Q724 858 756 846C810 760 794 530 750 350Z') +
  path('M256 350C300 220 430 180 500 180S700 220 744 350Z', grain) +
  each(34, (i) => turned(300 + ((i * 83) % 400), 240 + ((i * 47) % 96), i * 37, ellipse(0, 0, 19, 7, mix(grain, i % 2 ? '#C9A35C' : white, 0.35)))) +
  rect(226, 318, 548, 74, 37, '#C89B60') +
  rect(340, 480, 320, 280, 28, t.main) +
  rect(360, 500, 280, 240, 18, t.pale) +
  put(500, 620, 1, mark);

/** A bowl heaped with grains or pieces of these colours, `size` thick. */
export const bowl = (t: Tone, colours: readonly string[], size = 22, round = 0.75) =>
  path('M190 480Q500 150 810 480Z', mix(colours[0] ?? white, '#000000', 0.1)) +
  each(90, (i) => {
    const row = Math.floor(i / 13);
    const x = 210 + (i % 13) * 49 + (row % 2) * 24;
    const y = 478 - row * 34;
    return y > 268 + Math.abs(x - 500) * 0.62 ? turned(x, y, (i * 53) % 180, ellipse(0, 0, size, size * round, colours[i % colours.length] ?? white), ellipse(-size * 0.25, -size * 0.2, size * 0.4, size * 0.25, 'rgba(255,255,255,.4)')) : '';
  }) +
  path('M150 480H850C850 690 720 834 580 850H420C280 834 150 690 150 480Z', t.main) +
  shade('M640 480H850C850 690 720 834 580 850H520C640 794 690 650 640 480Z') +
  rect(130, 452, 740, 58, 29, t.deep) +
  shine('M210 550Q230 700 330 770Q260 660 262 550Z', 0.25) +
  rect(380, 840, 240, 26, 13, t.deep);

/** Things laid in a pyramid, each drawn around (0, 0) about 200 wide. */
export const pile = (draw: (i: number) => string, rows: readonly number[] = [3, 4], step = 190) =>
  rows.map((count, r) => each(count, (i) => group(`translate(${500 + (i - (count - 1) / 2) * step} ${770 - (rows.length - 1 - r) * step * 0.82})`, draw(i + r * 3)))).join('');

/** A woven basket in front of a pile. */
export const basket = (t: Tone) =>
  path('M170 600H830L770 810Q760 852 710 852H290Q240 852 230 810Z', '#C9934F') +
  each(4, (row) => each(10, (i) => rect(200 + row * 10 + i * (61 - row * 2), 620 + row * 56, 44, 40, 10, (row + i) % 2 ? '#B57D3A' : '#DDAB66'))) +
  rect(148, 576, 704, 50, 25, t.main);

/** A pouch of foil with a round field for the mark. */
export const pouch = (t: Tone, mark: string, body = t.main) =>
  path('M280 240H720C708 410 740 570 750 800Q750 856 700 856H300Q250 856 250 800C260 570 292 410 280 240Z', body) +
  shade('M640 240H720C708 410 740 570 750 800Q750 856 700 856H660C670 610 654 410 640 240Z') +
  shine('M310 280H364C356 470 336 630 316 806H290C294 610 322 430 310 280Z', 0.3) +
  rect(270, 194, 460, 64, 12, t.deep) +
  each(10, (i) => rect(290 + i * 43, 204, 10, 44, 5, body)) +
  circle(500, 520, 165, white) +
  put(500, 520, 1.25, mark) +
  rect(380, 730, 240, 30, 15, t.spark) +
  rect(420, 780, 160, 18, 9, t.pale);

/** A bottle with a label. */
export const bottle = (t: Tone, liquid: string, cap: string, mark: string, fat = 1) =>
  group(
    `translate(${500 - 500 * fat} 0) scale(${fat} 1)`,
    rect(436, 130, 128, 96, 18, cap) +
      path('M444 226H556V300C632 340 676 390 676 480V796Q676 856 616 856H384Q324 856 324 796V480C324 390 368 340 444 300Z', liquid) +
      shade('M600 332C652 366 676 414 676 480V796Q676 856 616 856H570C620 700 626 480 600 332Z', 0.12) +
      shine('M352 480C354 420 388 380 424 352V836H384Q352 836 352 796Z', 0.38) +
      rect(340, 500, 320, 256, 22, white) +
      rect(340, 500, 320, 46, 22, t.main),
    '',
  ) + put(500, 650, 0.95, mark);

/** A wide jar with a lid; its content is visible. */
export const jar = (t: Tone, inside: string, lid: string, mark: string) =>
  rect(280, 320, 440, 536, 80, mix(inside, white, 0.55)) +
  path('M280 450Q500 412 720 450V776Q720 856 640 856H360Q280 856 280 776Z', inside) +
  shine('M320 410Q320 366 364 360V826Q320 806 320 766Z', 0.42) +
  rect(290, 230, 420, 110, 30, lid) +
  each(12, (i) => rect(306 + i * 34, 244, 8, 82, 4, mix(lid, '#000000', 0.15))) +
  rect(340, 520, 320, 230, 26, white) +
  rect(340, 520, 320, 40, 20, t.main) +
  put(500, 655, 0.9, mark);

/** A carton seen from the front, with a side. */
export const box = (t: Tone, mark: string, wide = 460, high = 520) => {
  const x = 470 - wide / 2;
  const y = 856 - high;
  return (
    path(`M${x + wide} ${y}L${x + wide + 90} ${y - 60}V${786}L${x + wide} 856Z`, t.deep) +
    path(`M${x} ${y}L${x + 90} ${y - 60}H${x + wide + 90}L${x + wide} ${y}Z`, mix(t.main, white, 0.3)) +
    rect(x, y, wide, high, 6, t.main) +
    rect(x + 34, y + 40, wide - 68, high * 0.62, 20, t.pale) +
    put(470, y + 40 + high * 0.31, 1.2, mark) +
    rect(x + wide * 0.2, y + high * 0.8, wide * 0.6, 28, 14, t.spark) +
    rect(x + wide * 0.3, y + high * 0.88, wide * 0.4, 16, 8, t.pale)
  );
};

/** A round plate; `inside` lies on it. */
export const plate = (t: Tone, ...inside: string[]) =>
  ellipse(500, 740, 400, 116, t.deep) + ellipse(500, 722, 400, 112, white) + ellipse(500, 722, 310, 78, mix(t.main, white, 0.82)) + inside.join('');
