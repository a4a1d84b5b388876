// What the places of later parts will hold, said in a sentence each.
export const laterPlaces = {
  polling: {
    title: 'Intelligence',
    heading: 'No readings yet',
    words:
      'Sentiment, topics and participation of your company will stand here once the polling agents work.',
  },
  test: {
    title: 'Test mails',
    heading: 'No test mails yet',
    words: 'A generator of many mails at once comes later. Write a mail to an agent to try one now.',
  },
} as const

export type LaterPlace = keyof typeof laterPlaces
