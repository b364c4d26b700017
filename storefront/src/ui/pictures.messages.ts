import { defineMessages } from '../../../frontend/messages/messages';

export const pictureMessages = defineMessages({
  choose: { en: 'Choose a picture', bn: 'ছবি বাছুন' },
  chooseFor: { en: '{name}: choose a picture', bn: '{name}: ছবি বাছুন' },
  change: { en: 'Change', bn: 'বদলান' },
  remove: { en: 'Remove picture', bn: 'ছবি সরান' },
  preview: { en: 'Preview of {name}', bn: '{name} - দেখে নিন' },
  rules: { en: 'JPG, JPEG or PNG, up to 10 MB', bn: 'জেপিজি, জেপিইজি বা পিএনজি, সর্বোচ্চ ১০ মেগাবাইট' },
  wrongKind: { en: 'Choose a JPG, JPEG or PNG picture.', bn: 'জেপিজি, জেপিইজি বা পিএনজি ছবি বাছুন।' },
  tooLarge: { en: 'The picture may be up to 10 MB.', bn: 'ছবি সর্বোচ্চ ১০ মেগাবাইট হতে পারে।' },
});
