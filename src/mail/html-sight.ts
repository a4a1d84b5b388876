// Follows the elements of an HTML mail and tells of each text whether its reader sees it, and what was covered later.

import type { TextLayout } from './html-layout.ts'
import { isSeen, type Look, lineOf, pageLook, widthOf } from './style/look.ts'
import { outlineOf } from './style/outline.ts'
import type { Box } from './style/place.ts'
import { type Parent, Stylist } from './style/stylist.ts'

interface Frame {
  name: string
  parent: Parent
  box: Box | null
  /** The block whose lines its text stands in. */
  block: { isFirstLine: boolean }
  /** The nearest element around with a position. */
  anchor: Anchor
  /** Where it began in the flow of lines. */
  top: number
  /** A closed `details`: of its children only the first `summary` is seen. */
  isClosed: boolean
  hasSummary: boolean
}

interface Anchor {
  /** Where its text began. */
  readonly start: ReturnType<TextLayout['mark']>
  /** An element with a position covers what has none. */
  isCovered: boolean
}

/** px that a picture of unknown size may be high. */
const pictureHeight = 400
/** px of text before it is thought to wrap. */
const lineWidth = 400

export class Sight {
  readonly #layout: TextLayout
  readonly #stylist: Stylist
  readonly #frames: Frame[]
  /** px down the flow of lines, rather too many than too few. */
  #y = 0
  /** Words were covered after they had been read. */
  hasCovered = false

  constructor(html: string, layout: TextLayout) {
    this.#layout = layout
    this.#stylist = new Stylist(outlineOf(html))
    this.#frames = [
      {
        name: '',
        parent: this.#stylist.top(pageLook),
        box: null,
        block: { isFirstLine: true },
        anchor: { start: layout.mark(), isCovered: false },
        top: 0,
        isClosed: false,
        hasSummary: false,
      },
    ]
  }

  get #frame(): Frame {
    const frame = this.#frames.at(-1)
    if (frame === undefined) throw new Error('more elements were closed than opened')
    return frame
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const outer = this.#frame
    const { parent, box, hasOpaqueGround } = this.#stylist.enter(outer.parent, name, attributes)
    const isBlock = box.display !== 'inline' && box.display !== 'contents'
    if (box.isCover && hasOpaqueGround && (box.zIndex ?? 0) >= 0 && parent.look.isRendered)
      this.#cover(outer.anchor)
    this.#frames.push({
      name,
      parent: this.#isClosedOff(outer, name) ? hidden(parent) : parent,
      box,
      block: isBlock ? { isFirstLine: true } : outer.block,
      anchor: box.isPositioned ? { start: this.#layout.mark(), isCovered: false } : outer.anchor,
      top: this.#y,
      isClosed: name === 'details' && attributes['open'] === undefined,
      hasSummary: false,
    })
    this.#y += box.before
    if (name === 'br') outer.block.isFirstLine = false
    if (name === 'img') this.#y += Number.parseFloat(attributes['height'] ?? '') || pictureHeight
  }

  /** Not the first summary of a closed `details`, but another child. */
  #isClosedOff(outer: Frame, name: string): boolean {
    if (!outer.isClosed) return false
    if (name !== 'summary' || outer.hasSummary) return true
    outer.hasSummary = true
    return false
  }

  #cover(anchor: Anchor): void {
    anchor.isCovered = true
    this.hasCovered = this.#layout.rewind(anchor.start) || this.hasCovered
  }

  /** Whether the reader sees a text that stands here. */
  sees(text: string): boolean {
    const { parent, block, anchor, isClosed } = this.#frame
    const { look } = parent
    const isShown = !isClosed && !anchor.isCovered && isSeen(look, text, this.#y, block.isFirstLine)
    if (look.isRendered) this.#y += lineOf(look) * Math.ceil(widthOf(look, text.trim()) / lineWidth)
    return isShown
  }

  /** Whether the reader sees the element that is about to be closed. */
  seesLink(): boolean {
    const { parent, block } = this.#frame
    return isSeen(parent.look, 'link', this.#y, block.isFirstLine)
  }

  close(): void {
    const { box, top } = this.#frame
    this.#frames.pop()
    if (box === null) return
    if (box.height !== null) this.#y = Math.max(this.#y, top + box.height)
    this.#y = box.isApart ? top : this.#y + box.after
  }
}

function hidden(parent: Parent): Parent {
  const look: Look = { ...parent.look, isRendered: false }
  return { ...parent, look }
}
