// Copies an agent's address, with a check mark for two seconds and a word about it (INST-12, ERR-41).
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toasts.ts'

/** Milliseconds that the check mark stays (INST-12). */
export const MARK_STAYS = 2000

export function CopyAddress({ address, of }: { address: string; of: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), MARK_STAYS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      toast({ kind: 'success', title: 'Copied!', description: `Email ${address} copied to clipboard` })
    } catch (error) {
      console.error('Failed to copy email', error)
      toast({ kind: 'destructive', title: 'Failed to copy email' })
    }
  }

  return (
    <IconButton
      size="sm"
      label={copied ? 'Copied' : `Copy the address of ${of}`}
      icon={copied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
      onClick={() => void copy()}
    />
  )
}
