// A chart as a picture to keep: drawn by the browser out of the chart's own SVG, in the colours that it has on the page.

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
] as const
/** Points of the picture for each CSS pixel. */
const SCALE = 2

/** Resolves to a PNG; rejects where the browser cannot draw it. */
export async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withStyles(svg, { width, height }))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas to draw on')
  context.fillStyle = getComputedStyle(svg.closest('section') ?? document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture could not be drawn')
  return blob
}

/** Its text with every colour written out: outside of the page no variable is known. */
function withStyles(svg: SVGSVGElement, size: { width: number; height: number }): string {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy is of the same kind')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(size.width))
  copy.setAttribute('height', String(size.height))
  const copies = copy.querySelectorAll('*')
  for (const [at, element] of svg.querySelectorAll('*').entries()) {
    const style = getComputedStyle(element)
    for (const name of STYLES) copies[at]?.setAttribute(name, style.getPropertyValue(name))
    copies[at]?.setAttribute('font-family', 'sans-serif')
  }
  return new XMLSerializer().serializeToString(copy)
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
