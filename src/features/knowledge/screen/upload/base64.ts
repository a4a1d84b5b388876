// The bytes of a file as base64, as a call in JSON carries them.

export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(new Error('The file could not be read from this device.'))
    reader.onload = () =>
      resolve((typeof reader.result === 'string' ? reader.result : '').replace(/^[^,]*,/, ''))
    reader.readAsDataURL(file)
  })
}
