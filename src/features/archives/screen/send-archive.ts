// Sends a file in parts, each when the one before is kept; a server that is away for a while is waited for.
import { api } from '../../../ui/api.ts'
import { isAboutInput } from '../../../ui/failure-toast.ts'
import { base64Of } from '../../knowledge/screen/upload/base64.ts'
import { type MailArchive, PART_BYTES, sendPart } from '../contract.ts'

const PAUSE_MS = 2_000
/** A minute or so, for a server that starts anew. */
const TRIES = 40

/** Resolves once the last part is there, or `signal` says so; `tell` hears of each part. */
export async function sendArchive(
  file: File,
  begun: MailArchive,
  { tell, signal }: { tell: (archive: MailArchive) => void; signal: AbortSignal },
): Promise<void> {
  let archive = begun
  let tries = 0
  while (archive.state === 'uploading' && !signal.aborted) {
    const at = archive.received
    const content = await base64Of(new File([file.slice(at, at + PART_BYTES)], file.name))
    try {
      archive = await api(sendPart, { params: { id: archive.id }, body: { at, content } })
      tries = 0
      tell(archive)
    } catch (error) {
      tries += 1
      if (tries > TRIES || isAboutInput(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
