// The parts of mailauth that prove senders: the whole brings what reads logos and policies along, several megabytes of it.
declare module 'mailauth/lib/arc/index.js' {
  export { arc } from 'mailauth'
}
declare module 'mailauth/lib/dkim/verify.js' {
  export { dkimVerify } from 'mailauth'
}
declare module 'mailauth/lib/dmarc/index.js' {
  export { dmarc } from 'mailauth'
}
declare module 'mailauth/lib/spf/index.js' {
  export { spf } from 'mailauth'
}
