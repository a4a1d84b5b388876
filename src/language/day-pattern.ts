// A day or an hour as people name it when they meet, as the source of a pattern over lower-case text.

export const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|today|tomorrow|tonight|tonite|this (?:week|weekend|afternoon|morning|evening)|next (?:week|month|time)|\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m|o'clock)|\d{1,2}:\d\d|noon|lunch|dinner|the \d{1,2}(?:st|nd|rd|th)|anytime|any time)`
