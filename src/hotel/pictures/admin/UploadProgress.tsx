import { Button } from '@/ui/Button';
import { uploadWords } from '@/words/staff';

type Props = {
  label: string;
  /** 0…1. */
  done: number;
  onCancel: () => void;
};

/** How far a picture has come, and the way to stop it. */
export function UploadProgress({ label, done, onCancel }: Props) {
  return (
    <div className="upload-progress">
      <progress value={done} max={1} aria-label={uploadWords.uploading(label)} />
      <Button
        variant="ghost"
        size="small"
        onClick={onCancel}
        aria-label={uploadWords.cancelOne(label)}
      >
        {uploadWords.cancel}
      </Button>
    </div>
  );
}
