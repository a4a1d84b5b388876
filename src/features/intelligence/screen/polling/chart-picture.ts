// A chart as a picture to keep: what stands on the page, drawn by the browser with the colours and fonts that it has there.

/** Points of the picture for each CSS pixel. */
const SCALE = 2

/** Controls of a chart, such as the button that asks for its picture. */
const CONTROLS = '[data-no-picture], [data-no-picture] *, .react-flow__controls, .react-flow__controls *'
const HIDDEN = 'visibility:hidden'
const STANDALONE = 'margin:0;box-shadow:none'

/** Resolves to a PNG; rejects where the browser cannot draw it. */
export async function pictureOf(chart: HTMLElement): Promise<Blob> {
  const { width, height } = chart.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(chart, { width, height }))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * SCALE)
  canvas.height = Math.round(height * SCALE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas to draw on')
  context.fillStyle = backgroundOf(chart)
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture could not be drawn')
  return blob
}

/** Of the chart, or of the first thing around it that has one. */
function backgroundOf(chart: Element | null): string {
  for (let one = chart; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one)
    if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return '#ffffff'
}

/** Outside of the page no style sheet is known: every element carries its own, and the fonts come along. */
async function asSvg(
  chart: HTMLElement,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const copy = chart.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('a copy is of the same kind')
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [at, element] of [chart, ...chart.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element)
    const written = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
    const changed = element === chart ? STANDALONE : element.matches(CONTROLS) ? HIDDEN : ''
    // As a text: the page's own policy lets no style be set on an element, and keeps what is written unread.
    copies[at]?.setAttribute('style', `${written};${changed}`)
  }
  const fonts = document.createElement('style')
  fonts.textContent = await fontFacesOfPage()
  copy.prepend(fonts)
  const drawn = new XMLSerializer().serializeToString(copy)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${drawn}</foreignObject></svg>`
}

/** The fonts of the page, written out; those that cannot be had are left to the system. */
async function fontFacesOfPage(): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
  const written = await Promise.all(
    rules.map(async (rule) => {
      const address = /url\("?([^"()]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1]
      if (address === undefined) return ''
      const base = rule.parentStyleSheet?.href ?? document.baseURI
      const answer = await fetch(new URL(address, base)).catch(() => null)
      if (!answer?.ok) return ''
      return rule.cssText.replace(address, await dataAddress(await answer.blob()))
    }),
  )
  return written.join('\n')
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('the font could not be read'))
    reader.readAsDataURL(blob)
  })
}

/** Hands a file to the person, under a name. */
export function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
