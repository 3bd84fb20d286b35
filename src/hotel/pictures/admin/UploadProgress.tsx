import { Button } from '@/ui/Button';

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
      <progress value={done} max={1} aria-label={`Uploading: ${label}`} />
      <Button
        variant="ghost"
        size="small"
        onClick={onCancel}
        aria-label={`Cancel upload: ${label}`}
      >
        Cancel
      </Button>
    </div>
  );
}
