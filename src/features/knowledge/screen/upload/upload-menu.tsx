// Chooses files, or a folder of them, to be added to the knowledge base.
import { FolderUp, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { chosenFiles } from './dropped-files.ts'
import { useUploads } from './use-uploads.ts'

export function UploadMenu({ instanceId }: { instanceId: number | null }) {
  const { add } = useUploads(instanceId)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.files) add(chosenFiles(target.files))
    target.value = ''
  }
  // React knows no such property.
  const asFolder = (field: HTMLInputElement | null) => {
    if (field) field.webkitdirectory = true
    folder.current = field
  }
  const hidden = { type: 'file', multiple: true, className: 'sr-only', tabIndex: -1, onChange: take } as const
  return (
    <>
      <input {...hidden} ref={files} aria-label="Files for the knowledge base" />
      <input {...hidden} ref={asFolder} aria-label="A folder for the knowledge base" />
      <Menu label="Upload" trigger={<Button icon={<Upload aria-hidden />}>Upload</Button>}>
        <MenuItem icon={<Upload aria-hidden />} onSelect={() => files.current?.click()}>
          Files…
        </MenuItem>
        <MenuItem icon={<FolderUp aria-hidden />} onSelect={() => folder.current?.click()}>
          A folder…
        </MenuItem>
      </Menu>
    </>
  )
}
