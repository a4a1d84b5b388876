// Attachments that mail programs add by themselves, which nobody means to be read: signatures, keys, cut-off ends.
import type { RawAttachment } from './mime-mail.ts'

const TYPES =
  /^application\/(?:pgp-signature|pgp-keys|x-pgp-keys|(?:x-)?pkcs7-signature|x-pkcs7-certificates|pkix-cert|x-x509-[a-z-]{1,20}|ms-tnef)$/
/** Keys and certificates, and what Office adds to a mail with pictures. */
const NAMES =
  /^(?:smime\.p7s|signature\.(?:asc|sig|p7s)|(?:openpgp_|0x|public_?key).{0,200}\.asc|oledata\.mso|image\d{3}\.(?:wmz|emz)|header\.htm|filelist\.xml|themedata\.thmx|colorschememapping\.xml|\.ds_store|thumbs\.db|desktop\.ini|.{1,200}\.(?:p7s|sig|cer|crt|pem))$/i
/** Exchange numbers the text after an attachment. */
const CUT_OFF = /^ATT\d{4,6}(?:\.(?:txt|html?|c|dat|bin))?$/i
const ARMOUR = /^\s{0,20}-----BEGIN (?:PGP (?:PUBLIC KEY BLOCK|SIGNATURE)|CERTIFICATE|PKCS7)-----/
const CARD = /^text\/(?:x-|directory;?)?v?card$/

const LOOKED_AT = 200

export function isNoDocument({ contentType, filename, content }: RawAttachment): boolean {
  const name = (filename ?? '').trim()
  if (TYPES.test(contentType) || NAMES.test(name) || CUT_OFF.test(name)) return true
  return ARMOUR.test(content.toString('latin1', 0, LOOKED_AT))
}

/** An address card next to a document is a signature; alone it is what was sent. */
export const isCard = ({ contentType, filename }: RawAttachment): boolean =>
  CARD.test(contentType) || /\.vcf$/i.test(filename ?? '')
