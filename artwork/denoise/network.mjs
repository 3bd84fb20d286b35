/** Writes the U-Net of Open Image Denoise as an ONNX model, so that any ONNX runtime can run it. */

// Convolutions of each level, in order. A pooling follows each level of the encoder, an enlarging
// comes before each level of the decoder.
const ENCODER = [['enc_conv0', 'enc_conv1'], ['enc_conv2'], ['enc_conv3'], ['enc_conv4']];
const BOTTOM = ['enc_conv5a', 'enc_conv5b'];
const DECODER = [
  ['dec_conv4a', 'dec_conv4b'],
  ['dec_conv3a', 'dec_conv3b'],
  ['dec_conv2a', 'dec_conv2b'],
  ['dec_conv1a', 'dec_conv1b', 'dec_conv0'],
];

// Protocol buffers, as much of them as a model needs.
const varint = (value) => {
  const bytes = [];
  let rest = BigInt(value);
  do {
    bytes.push(Number(rest & 127n) | (rest > 127n ? 128 : 0));
    rest >>= 7n;
  } while (rest);
  return Buffer.from(bytes);
};
const message = (...parts) => Buffer.concat(parts);
const int = (field, value) => message(varint(field << 3), varint(value));
const bytes = (field, value) => {
  const body = typeof value === 'string' ? Buffer.from(value) : value;
  return message(varint((field << 3) | 2), varint(body.length), body);
};

// The messages of onnx.proto that occur: field and type numbers are its own.
const INTEGER = 2;
const STRING = 3;
const INTEGERS = 7;
const FLOAT = 1;
const attribute = (name, type, value) => bytes(5, message(bytes(1, name), value, int(20, type)));
const integers = (name, values) =>
  attribute(name, INTEGERS, message(...values.map((value) => int(8, value))));
const string = (name, value) => attribute(name, STRING, bytes(4, value));
const integer = (name, value) => attribute(name, INTEGER, int(3, value));
const node = (type, inputs, output, ...attributes) =>
  bytes(
    1,
    message(...inputs.map((input) => bytes(1, input)), bytes(2, output), bytes(4, type), ...attributes),
  );
const initializer = (name, dims, data) =>
  bytes(
    5,
    message(
      ...dims.map((size) => int(1, size)),
      int(2, FLOAT),
      bytes(8, name),
      bytes(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
    ),
  );
const tensor = (field, name, dims) => {
  const shape = message(...dims.map((size) => bytes(1, int(1, size))));
  return bytes(field, message(bytes(1, name), bytes(2, bytes(1, message(int(1, FLOAT), bytes(2, shape))))));
};

/**
 * Takes a network's weights and the size of the tiles it will see (multiples of 16).
 * Gives `{ file, output, channels }`: the model, its output's name, the planes it takes.
 */
export function buildModel(weights, height, width) {
  const channels = weights.get('enc_conv0.weight').dims[1];
  const parts = [];
  let at = 'input';
  const convolve = (names) => {
    for (const name of names) {
      parts.push(
        node(
          'Conv',
          [at, `${name}.weight`, `${name}.bias`],
          `${name}.raw`,
          integers('kernel_shape', [3, 3]),
          integers('pads', [1, 1, 1, 1]),
        ),
        node('Relu', [`${name}.raw`], name),
      );
      at = name;
    }
  };
  const skipped = [];
  ENCODER.forEach((names, level) => {
    skipped.push(at);
    convolve(names);
    const pooled = `pool${level + 1}`;
    parts.push(
      node('MaxPool', [at], pooled, integers('kernel_shape', [2, 2]), integers('strides', [2, 2])),
    );
    at = pooled;
  });
  convolve(BOTTOM);
  DECODER.forEach((names, level) => {
    parts.push(
      node(
        'Resize',
        [at, '', 'double'],
        `up${level}`,
        string('mode', 'nearest'),
        string('nearest_mode', 'floor'),
        string('coordinate_transformation_mode', 'asymmetric'),
      ),
      node('Concat', [`up${level}`, skipped.pop()], `both${level}`, integer('axis', 1)),
    );
    at = `both${level}`;
    convolve(names);
  });
  parts.push(
    bytes(2, 'oidn'),
    initializer('double', [4], new Float32Array([1, 1, 2, 2])),
    ...[...weights].map(([name, { dims, data }]) => initializer(name, dims, data)),
    tensor(11, 'input', [1, channels, height, width]),
    tensor(12, at, [1, 3, height, width]),
  );
  const opset = bytes(8, message(bytes(1, ''), int(2, 13)));
  return { output: at, channels, file: message(int(1, 8), bytes(7, message(...parts)), opset) };
}
