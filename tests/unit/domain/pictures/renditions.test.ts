import { renditionName, renditionsOf } from '../../../../domain/pictures/renditions';

describe('the sizes of a picture', () => {
  test.each(['thumbnail', 'card', 'large'] as const)(
    'all three, smallest first, are derived from the path of the %s',
    (size) => {
      expect(renditionsOf(`/uploads/media/${renditionName('rice-3fa9', size)}`)).toEqual([
        { path: '/uploads/media/rice-3fa9-thumbnail.webp', width: 320 },
        { path: '/uploads/media/rice-3fa9-card.webp', width: 640 },
        { path: '/uploads/media/rice-3fa9-large.webp', width: 1200 },
      ]);
    },
  );

  test.each(['/uploads/media/rice-320x213.webp', '/uploads/media/rice.webp', ''])(
    'a path without a size in its name (%s) is its own only size',
    (path) => expect(renditionsOf(path)).toEqual([]),
  );

  test('a picture whose own name ends like a size keeps its own name', () => {
    expect(renditionsOf('/uploads/media/post-card-large.webp')[0]).toEqual({
      path: '/uploads/media/post-card-thumbnail.webp',
      width: 320,
    });
  });
});
