// The closed list of answers with which mail is refused at the door, each with its words for a person.

/** `code` as in RFC 5321 section 4.2, `enhanced` as in RFC 3463; 4xx asks the sender to try again, 5xx is final. */
export interface Rejection {
  readonly code: number
  readonly enhanced: string
  readonly text: string
}

export const rejections = {
  unknownAddress: {
    code: 550,
    enhanced: '5.1.1',
    text: 'There is no agent at this address; please check the spelling',
  },
  notBuiltYet: {
    code: 550,
    enhanced: '5.1.1',
    text: 'This agent does not exist yet; the mail was not delivered',
  },
  pausedAgent: {
    code: 550,
    enhanced: '5.2.1',
    text: 'This agent is paused and takes no mail; ask its owner to reactivate it',
  },
  relayingDenied: {
    code: 550,
    enhanced: '5.7.1',
    text: 'Relaying denied: this server only takes mail for its own agents',
  },
  tooLarge: { code: 552, enhanced: '5.3.4', text: 'The mail is too large: at most 25 MiB are taken' },
  tooManyRecipients: {
    code: 452,
    enhanced: '4.5.3',
    text: 'Too many recipients: at most 200 a mail; send the rest in another mail',
  },
  tooManyUnknown: {
    code: 421,
    enhanced: '4.7.0',
    text: 'Too many addresses that do not exist; closing the connection',
  },
  storageTrouble: {
    code: 451,
    enhanced: '4.3.0',
    text: 'The mail could not be stored just now; please try again later',
  },
  busy: { code: 452, enhanced: '4.3.1', text: 'Too much mail at once; please try again in a moment' },
  shuttingDown: {
    code: 421,
    enhanced: '4.3.2',
    text: 'The server is restarting; please try again in a moment',
  },
  tooManyConnections: {
    code: 421,
    enhanced: '4.7.0',
    text: 'Too many connections from your address; please try again in a moment',
  },
  tooSlow: { code: 421, enhanced: '4.4.2', text: 'No mail was completed in time; closing the connection' },
} as const satisfies Record<string, Rejection>

/** What the listener throws or passes on to refuse; other errors become `storageTrouble`. */
export class RejectedMail extends Error {
  readonly rejection: Rejection

  constructor(rejection: Rejection) {
    super(rejection.text)
    this.name = 'RejectedMail'
    this.rejection = rejection
  }
}
