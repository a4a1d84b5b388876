// What the places of later parts will hold, said in a sentence each.
export const laterPlaces = {
  polling: {
    title: 'Intelligence',
    heading: 'Coming later',
    words: 'You will see the sentiment, topics and participation of your company here.',
  },
  test: {
    title: 'Test mails',
    heading: 'Coming later',
    words: 'You will be able to generate many mails at once here. One test mail can be sent today.',
  },
} as const

export type LaterPlace = keyof typeof laterPlaces
