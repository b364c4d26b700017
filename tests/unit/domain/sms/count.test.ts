import { countSms, networkSegments } from '../../../../domain/sms/count';

const bangla = (length: number) => 'ক'.repeat(length);
const latin = (length: number) => 'a'.repeat(length);

describe('the counter on the screen', () => {
  it.each([
    ['', 0, 161, 1],
    [latin(160), 160, 161, 1],
    [latin(161), 161, 161, 2],
    [latin(322), 322, 161, 3],
    [bangla(70), 70, 71, 1],
    [bangla(71), 71, 71, 2],
    [bangla(141), 141, 71, 2],
    [bangla(142), 142, 71, 3],
    [`${latin(100)}ক`, 101, 71, 2],
  ])('counts %p', (text, characters, limit, count) => expect(countSms(text)).toEqual({ characters, limit, count }));
});

describe('what the network sends', () => {
  it.each([
    ['', 0],
    [latin(160), 1],
    [latin(161), 2],
    [latin(306), 2],
    [latin(307), 3],
    [`${latin(159)}€`, 2],
    [bangla(70), 1],
    [bangla(71), 2],
    [bangla(134), 2],
    [bangla(141), 3],
    ['😀'.repeat(35), 1],
    ['😀'.repeat(36), 2],
  ])('for %p is %i', (text, segments) => expect(networkSegments(text)).toBe(segments));
});
