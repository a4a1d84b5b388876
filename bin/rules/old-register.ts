// Words that make a comment read like an old translation, each with a plain wording.

/** Looked for in single lines of comments, in any case. */
export const oldRegister: readonly [RegExp, string][] = [
  [/\bwho(?:m)?ever\b/i, 'anyone who, the caller, the reader'],
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to, with, besides'],
  [/\bof (?:its|his|her|their|your|our) own\b/i, 'its own, a separate'],
  [/(?:^|[.:;(] )(?:that|those) of\b/i, 'name the thing: the address of, the tasks of'],
  [/\b(?:is|are|was|were|be|been|being) told\b/i, 'gets, is sent, is notified'],
  [/\btak(?:es?|ing) part\b|\btook part\b/i, 'participates, is in'],
  [/\bby way of\b/i, 'through, via'],
  [/\b(?:stands?|stood)\b(?! (?:for|alone|out|in for)\b|-)/i, 'is, appears, is written'],
  [/\bbut for\b/i, 'except for'],
  [/\b(?:hears?|heard) of\b/i, 'is notified of, learns about'],
  [/\bbears?\b(?! (?:in mind|with)\b)/i, 'has, carries, allows'],
  [/\b(?:is|are|was|were) let\b/i, 'is allowed'],
  [/\b(?:comes?|came) about\b/i, 'happens, starts'],
  [/\bgone by\b/i, 'past'],
  [
    /\b(?:whence|thence|thereof|therein|wherein|whereof|hitherto|henceforth|lest)\b/i,
    'from where, of it, until now',
  ],
]
