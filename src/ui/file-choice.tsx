// A button that lets a file be chosen: the browser's own field, which the keyboard reaches, behind a label that looks like a button.
import { FileUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

interface FileChoiceProps {
  /** Endings and media types, as the browser takes them. */
  accept: string
  onFile: (file: File) => void
  disabled?: boolean
  children: ReactNode
}

export function FileChoice({ accept, onFile, disabled = false, children }: FileChoiceProps) {
  const id = useId()
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        className="peer sr-only"
        disabled={disabled}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) onFile(chosen)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={classNames(
          buttonStyle('secondary', 'md'),
          'min-w-0 cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:pointer-events-none peer-disabled:opacity-50',
        )}
      >
        <FileUp aria-hidden />
        <span className="truncate">{children}</span>
      </label>
    </>
  )
}
