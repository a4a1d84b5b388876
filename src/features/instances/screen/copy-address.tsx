// Copies an agent's address, with a check mark for two seconds and a word about it (INST-12, ERR-41).
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyAddress } from '../../../ui/copy-address.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

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
    if (await copyAddress(address)) setCopied(true)
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
