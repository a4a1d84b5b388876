// What pdf.js asks of buffers as it hands over a font, and Node.js 20 does not have: without it pages lose their letters.

function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  return this.slice(0, length)
}

if (!('transferToFixedLength' in ArrayBuffer.prototype))
  Object.assign(ArrayBuffer.prototype, { transferToFixedLength })
