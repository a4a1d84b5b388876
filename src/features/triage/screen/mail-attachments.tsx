// The attachments of a mail as cards: kind, name and size; a press keeps the file.

type Attachment = { filename: string; contentType: string; size: number; url: string }

export function MailAttachments({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Attachments" className="mt-4 flex flex-wrap gap-2.5">
      {files.map((file, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two attachments may bear one name
        <li key={index} className="max-w-full min-w-0">
          <a
            href={file.url}
            download={file.filename}
            className="flex min-w-0 items-center gap-2.5 rounded-control py-[9px] pr-3.5 pl-2.5 text-13 ring-line-2 hover:bg-hover"
          >
            <span
              aria-hidden
              className="grid h-9 w-[30px] shrink-0 place-items-center rounded-[2px] text-[9px] font-semibold text-ink-2 ring-line-2 [font-stretch:85%]"
            >
              {kindOf(file)}
            </span>
            <span className="min-w-0">
              <span className="block truncate leading-[17px]">{file.filename}</span>
              <span className="text-12 text-ink-3 tabular-nums">{sizeWords(file.size)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** At most four letters that name the kind: the file's ending, else the type's own word. */
export function kindOf({ filename, contentType }: Pick<Attachment, 'filename' | 'contentType'>): string {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(filename)?.[1]
  return (ending ?? contentType.split('/')[1] ?? 'file').slice(0, 4).toUpperCase()
}

/** Bytes in words: "812 B", "14 kB", "2.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
