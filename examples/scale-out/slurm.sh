#!/bin/sh
# A sweep as a Slurm array: sbatch slurm.sh EXPERIMENT FOLDER, on a file system that all nodes share.
# A task that was stopped and starts again goes on where its part ends. When all have ended:
#   paste -d '\n' $(seq -f FOLDER/part-%.0f.jsonl 0 15) | grep . > all.jsonl    # the bytes of one unsharded run
#SBATCH --job-name=sweep
#SBATCH --array=0-15
#SBATCH --cpus-per-task=1
#SBATCH --requeue
set -eu
exec bpsim sweep "$1" --shard "$SLURM_ARRAY_TASK_ID/16" --output "$2/part-$SLURM_ARRAY_TASK_ID.jsonl" \
  --threads "${SLURM_CPUS_PER_TASK:-1}" --quiet
