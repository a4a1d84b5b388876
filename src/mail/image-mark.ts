// Recognises what mail programs write into a plain text where the HTML shows a picture.

const word =
  'image|inline image|imagen|imagem|immagine|bild|inline-bild|afbeelding|image en ligne|cid|bilde|billede|picture'
/** "[image: logo.png]" of Gmail, "[cid:image001.png@01D1]" of Outlook, "<image001.png>", and the sign of Apple Mail. */
const mark = new RegExp(
  String.raw`^(?:\[(?:${word})(?: ?: ?| \d)[^\[\]]{0,300}\]|[\[<](?:image|img|bild|photo)[\w-]{0,20}\.(?:png|jpe?g|gif|bmp|webp)[\]>]|\ufffc)$`,
  'iu',
)

export function isImageMark(line: string): boolean {
  const text = line.trim()
  return /^[[<\ufffc]/.test(text) && text.length <= 400 && mark.test(text)
}

/** The lines without those marks that stand alone, and without the empty lines that would be left twice. */
export function withoutImageMarks(lines: readonly string[]): string[] {
  const kept: string[] = []
  let isAfterMark = false
  for (const line of lines) {
    if (isImageMark(line)) {
      isAfterMark = true
      continue
    }
    if (isAfterMark && line.trim() === '' && kept.at(-1)?.trim() === '') continue
    isAfterMark = false
    kept.push(line)
  }
  return kept
}
