import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];
type Stored = {
  bucket: string;
  key: string;
  mimetype: string;
  cacheControl: string;
  size: number;
  eTag: string;
  lastModified: string;
};

/**
 * Stores the bucket's objects as files. Replaces @supabase/lite's adapter, which returns empty
 * bodies on some versions of Node. File names are hashes, so that no key can leave the folder and
 * "a" can exist beside "a/b".
 */
export function fileStore(folder: string): StorageAdapter {
  const base = path.resolve(folder);

  function fileOf(bucket: string, key: string): string {
    return path.join(base, createHash('sha256').update(`${bucket}\n${key}`).digest('hex'));
  }

  async function metadataOf(bucket: string, key: string): Promise<Metadata> {
    const stored = JSON.parse(await readFile(`${fileOf(bucket, key)}.json`, 'utf8')) as Stored;
    const { mimetype, cacheControl, size, eTag, lastModified } = stored;
    return {
      mimetype,
      cacheControl,
      size,
      contentLength: size,
      eTag,
      lastModified: new Date(lastModified),
      httpStatusCode: 200,
    };
  }

  async function deleteObject(bucket: string, key: string): Promise<void> {
    await rm(fileOf(bucket, key), { force: true });
    await rm(`${fileOf(bucket, key)}.json`, { force: true });
  }

  return {
    driver: base,

    async getObject(bucket, key) {
      const metadata = await metadataOf(bucket, key);
      return { metadata, httpStatusCode: 200, body: await readFile(fileOf(bucket, key)) };
    },

    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = await bytesOf(body);
      const eTag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
      const stored: Stored = {
        bucket,
        key,
        mimetype,
        cacheControl,
        size: bytes.length,
        eTag,
        lastModified: new Date().toISOString(),
      };
      await mkdir(base, { recursive: true });
      await writeWhole(fileOf(bucket, key), bytes);
      await writeWhole(`${fileOf(bucket, key)}.json`, JSON.stringify(stored));
      return metadataOf(bucket, key);
    },

    deleteObject,

    async deleteObjects(bucket, keys) {
      for (const key of keys) await deleteObject(bucket, key);
    },

    async copyObject(fromBucket, fromKey, _version, toBucket, toKey) {
      await copyFile(fileOf(fromBucket, fromKey), fileOf(toBucket, toKey));
      await copyFile(`${fileOf(fromBucket, fromKey)}.json`, `${fileOf(toBucket, toKey)}.json`);
      return metadataOf(toBucket, toKey);
    },

    headObject: (bucket, key) => metadataOf(bucket, key),

    async privateAssetUrl(bucket, key) {
      return `file://${fileOf(bucket, key)}`;
    },
  };
}

async function bytesOf(body: UploadBody): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  // `Response` reads every kind of stream; Node and the web have different types for streams.
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

/** Prevents incomplete files by renaming, and writing through symbolic links by a random name. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content, { flag: 'wx' });
  await rename(part, file);
}
