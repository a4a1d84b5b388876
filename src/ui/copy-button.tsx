// Copies a text and shows a check mark for two seconds.
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { copyAddress } from './copy-address.ts'
import { toast } from './toasts.ts'

/* Milliseconds that the check mark stays (CONST-15). */
const markStays = 2000

export type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  text: string
  /** "Copy" unless there is more to say. */
  label?: string
  /** What is copied, for screen readers: "address of Tula". */
  what?: string
  /** It is an address, of which a toast tells (ERR-41). */
  isAddress?: boolean
  /** After the text is in the clipboard, for a page that says so in words too. */
  onCopied?: () => void
}

export function CopyButton({
  text,
  label = 'Copy',
  what,
  isAddress = false,
  variant = 'ghost',
  size = 'sm',
  className,
  onCopied,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), markStays)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    if (!(await (isAddress ? copyAddress(text) : copyText(text)))) return
    setCopied(true)
    onCopied?.()
  }
  return (
    <Button
      variant={variant}
      size={size}
      className={className}
      icon={copied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
      onClick={() => void copy()}
      aria-label={what === undefined ? undefined : `${label} ${what}`}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  )
}

/** False where the browser does not let it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast({ kind: 'destructive', title: 'Could not copy', description: 'Mark the text and copy it by hand.' })
    return false
  }
}
