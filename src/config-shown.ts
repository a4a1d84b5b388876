// What may be shown of the values of settings: lines of the start end in logs, where no secret may stand.

/** A wrong address is not taken apart to find its password, since what makes it wrong may be in the password. */
export function shown(name: string, value: string): string {
  const isSecret = /SECRET|KEY|PASSWORD|TOKEN/.test(name)
  const hasPassword = /URL|ENDPOINT|ISSUER/.test(name) && value.includes('@')
  return isSecret || hasPassword ? '…' : value
}

/** The line without the passwords of addresses in it. */
export const withoutPasswords = (line: string): string => line.replace(/(?<=:\/\/)[^\s@/]*@/g, '…@')
