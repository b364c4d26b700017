/** A question before something is done to a record names that record. */
import fs from 'node:fs';
import path from 'node:path';

/** About what somebody has only one of, or about everything at once. */
const unnamed = {
  'communication/MessageTemplates.tsx': ['leaveAsk'],
  'communication/TemplateForm.tsx': ['restoreAsk'],
  'communication/useRetryMessage.ts': ['sendAnyway'],
  'money/AccountPanel.tsx': ['takeBackAsk'],
  'profile/ProfileChange.tsx': ['withdrawAsk'],
  'security/Places.tsx': ['endOthersAsk'],
  'shops/MyShop.tsx': ['deleteBannerAsk', 'deleteLogoAsk'],
};

const root = 'admin-components/screens';
/** A text that is a message alone: without a value in it, and nothing written after it. */
const bare = /\btext: say\('(\w+Ask|sendAnyway)'\)/g;
const found = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .sort()
  .map((file) => [file, [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(bare)].map((each) => each[1])])
  .filter(([, asks]) => asks?.length);

test('every question but those that need no name has one', () => {
  expect(Object.fromEntries(found)).toEqual(unnamed);
});
