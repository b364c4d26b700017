/** What the server says, in both languages. Values stand in braces: `{min}`. */
export type Sentence = { en: string; bn: string };
