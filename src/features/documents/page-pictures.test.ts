// How requests for pages and quotes wait for one another.
import { expect, it } from 'vitest'
import { pdfOf } from '../../../test/document-world.ts'
import { type DrawnFrom, PagePictures } from './page-pictures.ts'

const content = pdfOf([['The lamps in the garden are green.']])

const fileOf = (userId: number): DrawnFrom => ({
  userId,
  readingId: 1,
  name: 'garden.pdf',
  mediaType: 'application/pdf',
  object: 'garden',
  attachment: 0,
})

it('sixty look-ups of one quote load the file once', async () => {
  let loads = 0
  const pictures = new PagePictures({
    async readAttachment() {
      loads += 1
      return { content }
    },
  } as never)
  const found = await Promise.all(
    Array.from({ length: 60 }, () => pictures.boxes(fileOf(1), 1, 'lamps in the garden')),
  )
  expect(loads).toBe(1)
  expect(found.every((boxes) => boxes.length === 1)).toBe(true)
})

it('waiting look-ups hold no bytes, are refused beyond a number, and hold up nobody else', async () => {
  const loading: (() => void)[] = []
  const pictures = new PagePictures({
    readAttachment: (object: string) =>
      object === 'other'
        ? Promise.resolve({ content })
        : new Promise<null>((resolve) => loading.push(() => resolve(null))),
  } as never)
  const codes: string[] = []
  const asked = Array.from({ length: 60 }, (_, number) =>
    pictures.boxes(fileOf(1), 1, `quote ${number}`).catch(({ code }) => void codes.push(code)),
  )
  const others = await pictures.boxes({ ...fileOf(2), readingId: 2, object: 'other' }, 1, 'lamps in')
  expect(others).toHaveLength(1)
  expect(loading).toHaveLength(1)
  expect(codes).toEqual(Array(29).fill('too_many'))
  for (let done = 0; done < 31; done += 1) {
    await expect.poll(() => loading.length).toBe(done + 1)
    loading[done]?.()
  }
  await Promise.all(asked)
  expect(codes.filter((code) => code === 'not_found')).toHaveLength(31)
})
