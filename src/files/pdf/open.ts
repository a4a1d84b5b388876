// Opens a PDF with pdf.js: nothing of it runs, nothing is fetched, and no picture larger than a page is unpacked.
import './buffer-transfer.ts'
import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf'
import { FileFailed } from '../failure.ts'

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Pixels of one picture: A3 at 600 dots an inch. */
const MOST_PIXELS = 70_000_000
/** Of a file whose text and lines alone are wanted: none is. */
const NO_PIXELS = 1

/** Drawing needs a canvas, which takes long to load and memory: most files are read without, and without their pictures. */
export async function openPdf(bytes: Uint8Array, canDraw: boolean): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      maxImageSize: canDraw ? MOST_PIXELS : NO_PIXELS,
      enableXfa: false,
      ...(canDraw && {
        CanvasFactory: await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas')),
        disableFontFace: true,
      }),
    })
  } catch (error) {
    throw new FileFailed((error as Error)?.name === 'PasswordException' ? 'encrypted' : 'damaged')
  }
}
