// The field of a password, which its person may look at while they type.
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input, type InputProps } from '../../../ui/input.tsx'

export type PasswordInputProps = Omit<InputProps, 'type' | 'icon' | 'trailing'>

export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton
          label={isShown ? 'Hide what is typed' : 'Show what is typed'}
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          size="sm"
          quiet
          tooltip={false}
          onClick={() => setShown(!isShown)}
        />
      }
      required
    />
  )
}
