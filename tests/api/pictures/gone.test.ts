/** A picture that is deleted while it is being served. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { openShop } from '../../support/http';

const shop = openShop();

test('a picture deleted between being found and being opened is answered like one that never existed', async () => {
  const name = 'gone-in-between.webp';
  const file = path.join(process.env.DATA_DIR!, 'uploads/media', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'x'.repeat(5_000));
  const unknown = await fetch(`${shop.origin()}/uploads/media/never-there.webp`);
  // The headers of a file are written after it was found and before it is opened.
  const { setHeader } = http.ServerResponse.prototype;
  let wasThere = false;
  http.ServerResponse.prototype.setHeader = function (header, value) {
    if (header === 'Content-Length' && !wasThere && fs.existsSync(file)) {
      wasThere = true;
      fs.rmSync(file);
    }
    return setHeader.call(this, header, value);
  };
  try {
    const reply = await fetch(`${shop.origin()}/uploads/media/${name}`);
    expect([wasThere, reply.status, await reply.text()]).toEqual([true, 404, await unknown.text()]);
    const headers = (of: Response) => ['content-type', 'cache-control', 'etag'].map((each) => of.headers.get(each));
    expect(headers(reply)).toEqual(headers(unknown));
  } finally {
    http.ServerResponse.prototype.setHeader = setHeader;
  }
});
