'use client';
/** The pictures being uploaded to the library, each with its progress. */
import { libraryPictureUpload } from '../../../contract/library';
import { libraryLimits } from '../../../domain/pictures/library';
import { useApi } from '../../../frontend/api/context';
import { sendingWith } from '../../../frontend/api/upload';
import { useText } from '../../../frontend/messages/useText';
import { pictureWords } from '../../messages/pictures';
import { pictureProblem } from '../../shared/pictures/slots';
import { uploadFailure, useUploadQueue } from '../../shared/pictures/useUploadQueue';

export function useUploads(folder: string, onDone: () => Promise<void>) {
  const say = useText(pictureWords);
  const { call } = useApi();
  const max = libraryLimits.megabytes;
  const { add, ...rest } = useUploadQueue<null>({
    onDone,
    problemOf: (file) => {
      const problem = pictureProblem(file, max);
      return problem ? say(problem, { name: file.name, max }) : '';
    },
    send: async (file, onProgress, signal) => {
      const body = { alt: '', alt_bn: '', folder, file_name: file.name.slice(-300) };
      const how = { sender: sendingWith(onProgress), signal };
      const result = await call(libraryPictureUpload, { body, files: { picture: file } }, how);
      return result.ok ? { result: null } : uploadFailure(result, say('notUploaded'));
    },
  });
  return { ...rest, add: (files: readonly File[]) => add(files, true) };
}
